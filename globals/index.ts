import type { GlobalConfig } from 'payload'
import { LegalTexts } from './LegalTexts'
import { Lenders } from './Lenders'
import { OnRoadCosts } from './OnRoadCosts'
import { PlatformNotice } from './PlatformNotice'
import { PlatformSettings } from './PlatformSettings'

/** Platform-wide, never per dealership; in the order of the admin's menu. */
export const globals: GlobalConfig[] = [PlatformSettings, LegalTexts, Lenders, OnRoadCosts, PlatformNotice]
