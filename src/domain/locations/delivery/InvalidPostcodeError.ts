/** A geocode lookup without results (LOC-11); its message is for shoppers (ERR-23). */
export class InvalidPostcodeError extends Error {
  constructor() {
    super('Invalid postcode')
    this.name = 'InvalidPostcodeError'
  }
}
