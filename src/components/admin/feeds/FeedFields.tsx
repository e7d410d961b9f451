'use client'
export const FeedFields = () => null
