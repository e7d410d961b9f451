import { TEST_DRIVE_ONLY_TAG } from '@/src/domain/constants/vehicle'
import { type TriedVehicle, vehicleVisit } from '@/src/domain/testDrives/vehicleVisit'
import { isSold, type StatusInput } from './availability'

export interface TagInput {
  tag: string | null
}

/** The car is tagged 'Test Drive Only' (CAR-08, PRC-08); case and outer spaces do not matter. */
export const isTestDriveOnly = ({ tag }: TagInput): boolean =>
  tag?.trim().toLowerCase() === TEST_DRIVE_ONLY_TAG.toLowerCase()

export interface MainAction {
  kind: 'enquire' | 'testDrive' | 'findSimilar'
  label: string
}

/** Where the main button leads on the car's page: a dialog, or without JavaScript the form (PRC-06, PRC-08, VDP-42). */
export const ACTION_ANCHORS: Record<MainAction['kind'], string> = {
  enquire: '#enquire',
  testDrive: '#test-drive',
  findSimilar: '#enquire',
}

/** The one main button of a car: similar cars for a sold one (PRC-06), a test drive where only that is offered (PRC-08). */
export const mainAction = (car: StatusInput & TagInput & TriedVehicle): MainAction => {
  if (isSold(car)) return { kind: 'findSimilar', label: 'Find Me Something Similar' }
  if (isTestDriveOnly(car)) return { kind: 'testDrive', label: vehicleVisit(car).button }
  return { kind: 'enquire', label: 'Enquire Now' }
}

/** Whether a car is for sale now: not sold or reserved, and not there for test drives only. */
export const canBeBought = (car: StatusInput & TagInput & { reserved: boolean }): boolean =>
  !car.reserved && !isSold(car) && !isTestDriveOnly(car)
