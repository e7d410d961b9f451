import { driveVisit } from './driveVisit'

/** How a shopper comes to try one vehicle, in the words of its page. */
export interface VisitWords {
  /** Among other choices. */
  label: string
  /** On a button, as the requirements write it (PRC-08). */
  button: string
  /** 'book a drive'. */
  noun: string
  /** 'I would like to test drive the ...'. */
  wish: string
}

export interface TriedVehicle {
  item_type: string
  km: number | null
}

const DRIVE = { noun: 'a drive', wish: 'test drive' }
const OTHERS: Partial<Record<string, typeof DRIVE>> = {
  motorcycle: { noun: 'a ride', wish: 'test ride' },
  caravan: { noun: 'an inspection', wish: 'inspect' },
}

/** A motorhome, which has kilometres, is driven like a car. */
const kindOf = ({ item_type, km }: TriedVehicle): string => (item_type === 'caravan' && km !== null ? 'car' : item_type)

/** The words for trying one vehicle: those of its kind (`driveVisit`). */
export const vehicleVisit = (vehicle: TriedVehicle): VisitWords => {
  const kind = kindOf(vehicle)
  const { label } = driveVisit(kind)
  const button = label.replaceAll(/\b(?!an? )[a-z]/g, (letter) => letter.toUpperCase())
  return { label, button, ...(OTHERS[kind] ?? DRIVE) }
}
