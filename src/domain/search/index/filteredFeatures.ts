/** Features shoppers filter by, and how equipment lists write them. */
const features: readonly [label: string, pattern: RegExp][] = [
  ['Adaptive cruise control', /(adaptive|active|radar|smart|intelligent).{0,12}cruise/i],
  ['Android Auto', /android\s*auto/i],
  ['Apple CarPlay', /car\s*play/i],
  ['Blind spot monitor', /blind.?spot/i],
  ['Bull bar', /bull\s?bar/i],
  ['Canopy', /\bcanopy\b/i],
  ['Heated seats', /(heated.{0,20}seats?|seats?.{0,20}heated)/i],
  ['Keyless entry', /keyless|smart\s?key/i],
  ['Lane keeping assist', /lane.{0,4}(keep|departure|assist)/i],
  ['Leather seats', /leather.{0,20}(seat|trim|upholstery)|seats?.{0,20}leather/i],
  ['Parking sensors', /(park|parking).{0,12}sensor/i],
  ['Power tailgate', /(power|electric|hands.?free).{0,12}(tailgate|boot|liftgate)/i],
  ['Reversing camera', /(revers|rear.?view|rear.?vision|surround|360).{0,16}camera/i],
  ['Satellite navigation', /sat(ellite)?.?nav|navigation/i],
  ['Solar panels', /solar\s?panel/i],
  ['Sunroof', /sun\s?roof|moon\s?roof|panoramic.{0,8}roof/i],
  ['Third row seats', /third.?row|7.?seat/i],
  ['Tow bar', /tow\s?-?(bar|pack|hitch)/i],
  ['Wireless charging', /wireless.{0,16}charg/i],
]

/** The features of an equipment list that are worth a filter, each once (SEA-01 filtered_features). */
export const filteredFeatures = (equipment: string[]): string[] =>
  features.filter(([, pattern]) => equipment.some((line) => pattern.test(line))).map(([label]) => label)
