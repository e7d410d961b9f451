import type { MainAction } from '@/src/domain/stock/availability/mainAction'

/** Where the main button of a car leads: a dialog, or without JavaScript the form of the page (PRC-06, PRC-08, VDP-42). */
export const ACTION_ANCHORS: Record<MainAction['kind'], string> = {
  enquire: '#enquire',
  testDrive: '#test-drive',
  findSimilar: '#enquire',
}
