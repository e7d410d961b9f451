'use client'

import type { ComponentProps } from 'react'
import { Dialog } from './Dialog'

interface DrawerProps extends Omit<ComponentProps<typeof Dialog>, 'placement'> {
  side?: 'left' | 'right' | 'bottom'
}

/** A dialog that slides in from a side: menus and filters on a phone. */
export const Drawer = ({ side = 'right', ...rest }: DrawerProps) => <Dialog placement={side} {...rest} />
