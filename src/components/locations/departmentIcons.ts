import { Building2, CarFront, type LucideIcon, Package, Wrench } from 'lucide-react'
import type { SiteLocation } from '@/tenants/Site'

const ICONS: Record<NonNullable<SiteLocation['locationType']>, LucideIcon> = {
  sales: CarFront,
  service: Wrench,
  parts: Package,
}

export const departmentIcon = ({ locationType }: Pick<SiteLocation, 'locationType'>): LucideIcon =>
  locationType ? ICONS[locationType] : Building2
