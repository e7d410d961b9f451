'use client'
import { Button } from '@payloadcms/ui'
import type { ReactNode } from 'react'

interface OptionalValueProps {
  id: string
  isSet: boolean
  disabled: boolean
  onSet: () => void
  onClear: () => void
  children: ReactNode
}

/** A value of several parts that may also be not set at all. */
export const OptionalValue = ({ id, isSet, disabled, onSet, onClear, children }: OptionalValueProps) => {
  const label = { 'aria-describedby': `${id}-label` }
  if (!isSet)
    return (
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={disabled}
        onClick={onSet}
        extraButtonProps={label}
      >
        Set up
      </Button>
    )
  return (
    <div className="tenant-settings__optional">
      {children}
      <Button
        buttonStyle="none"
        className="tenant-settings__link"
        disabled={disabled}
        onClick={onClear}
        extraButtonProps={label}
      >
        Set to none
      </Button>
    </div>
  )
}
