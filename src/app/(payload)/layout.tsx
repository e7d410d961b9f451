import config from '@payload-config'
import '@payloadcms/next/css'
import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { guardFormState } from '@/src/payload/internals/guardFormState'
import { isServerFunction } from '@/src/payload/internals/isServerFunction'
import { scheduleGuarded } from '@/src/payload/internals/scheduleGuarded'
import { importMap } from './admin/importMap.js'
import './admin.css'

const serverFunctions = { 'form-state': guardFormState(buildFormStateHandler), 'schedule-publish': scheduleGuarded }

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  if (!isServerFunction(args.name)) return null
  return handleServerFunctions({ ...args, config, importMap, serverFunctions })
}

const Layout = ({ children }: { children: ReactNode }) => (
  <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
    {children}
  </RootLayout>
)

export default Layout
