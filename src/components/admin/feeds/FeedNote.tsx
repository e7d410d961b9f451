'use client'
export const FeedNote = () => null
