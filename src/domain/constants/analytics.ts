/**
 * Analytics: fixed numbers and labels of the specification (NFR-09). A value that a dealership can change is only its
 * default here; the setting wins. Money is in whole dollars, rates in percent, times in the unit of the name.
 */

/** Analytics event ids (ANA-01..13); the ones the specification leaves unnamed carry our meaning (ANA-02). */
export const ANALYTICS_EVENTS = {
  serviceBooking: 4,
  financeEnquiry: 9,
  enquiryNew: 14,
  enquiryUsed: 15,
  testDriveNew: 17,
  requestPhotos: 18,
  enquiry: 22,
  phoneCall: 25,
  financeCalculator: 26,
  saveCar: 39,
  testDriveUsed: 48,
  offerEnquiry: 49,
  careers: 51,
  tradeIn: 60,
  reserve: 61,
} as const
