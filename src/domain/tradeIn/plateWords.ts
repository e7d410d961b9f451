import type { RegoVehicle } from './regoVehicle'

/** What is said of a registration that was looked up (LEA-32). */
export const plateWords = {
  incomplete: 'Enter the registration and choose its state first.',
  unknown: 'We do not know this registration. Please enter the details by hand.',
  tooMany: 'Too many registrations asked for. Please enter the details by hand.',
  noAnswer: 'The registration could not be looked up. Please enter the details by hand.',
  found: ({ year, make, model }: RegoVehicle): string => `Found: ${year} ${make} ${model}. Please check it.`,
} as const
