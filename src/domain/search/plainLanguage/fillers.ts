/** Words that ask without narrowing: they go once anything else is understood. */
export const fillerWords =
  'a, an, the, repayments, repayment, and, or, any, some, with, for, in, at, of, to, me, my, i, is, it, its, are, that, has, have, having, had, want, wanted, need, looking, look, show, find, search, searching, please, car, cars, vehicle, vehicles, sale, buy, buying, get, after, something, anything, on, from, by, price, priced, cost, costs, budget, dollars, bucks, aud, engine, model, models, only, under, good, nice, great, decent, ideally, preferably, must, be, which, who, one, would, like, got, im, we, our, us, around, about, can, do, does, you, your, there, available, options, cheap as, thanks, pls, plz, near, close, deal, deals, bargain, make, body, type, colour, color, coloured, colored, interested, kind, less, than, more, over, up, cash, drive away, driveaway, year, kms, km, ks, trans, transmission, gearbox, seats, seater, fuel, powered, asap'

/** What listings do not say: named to the shopper as left out, never a filter that finds nothing. */
export const unanswerable =
  'small, local, clean, tidy, big, rego, with rego, long rego, registered, registration, 12 months rego, 6 months rego, rwc, with rwc, roadworthy, road worthy, one owner, single owner, 1 owner, service history, full service history, log books, logbooks, log book, books, warranty, with warranty, 5 year warranty, 5 years warranty, 7 year warranty, 7 years warranty, reliable, economical, fuel efficient, good on fuel, good on petrol, fuel economy, low fuel consumption, safe, 5 star, 5 star ancap, ancap, no accidents, accident free, low maintenance, good condition, excellent condition, mint condition, immaculate, isofix, spacious, comfortable, 5 door, 4 door, 3 door, 2 door, five door, four door'

/** A car with room for children and what they bring; another body that is said counts instead. */
export const familyWords = 'family, family car, family cars, family friendly'
export const familyBodies: ReadonlySet<string> = new Set(['SUV', 'Wagon', 'People Mover'])

/** A car for someone who has just learnt: a price most first cars stay under; as a chip it is one click away from another. */
export const firstCarWords =
  'first car, first cars, p plater, p platers, p plate, p plates, pplater, pplate, learner, l plater, l plates, learner driver, uni car, student car'

/** Orders a shopper asks for in words. */
export const sortWords = [
  {
    sort: 'price:asc',
    words:
      'cheap, cheapest, cheapest first, lowest price, lowest price first, cheap cars, cheapie, cheap car, low price',
  },
  { sort: 'year:desc', words: 'newest, latest, newest first, latest model' },
  { sort: 'price:desc', words: 'most expensive, dearest, most expensive first' },
  { sort: 'km:asc', words: 'lowest kms, lowest km, lowest kilometres, fewest kms, lowest kilometres first' },
] as const

/** Kilometre phrases without a number. */
export const kmWords = [
  { max: 80_000, words: 'low kms, low km, low ks, low k, low kilometres, low mileage, low milage, low klms, low kays' },
  { max: 20_000, words: 'near new, nearly new, as new, almost new, like new' },
] as const

/** Words that must never be taken for a mistyped make or model. */
export const notATypo =
  'range, cruise, golden, older, holder, sports, sport, cheap, large, price, prices, order, board, space, seats, tyres, wheel, wheels, stock, clear, white, black, green, state, beach, central, north, south, metro, transport, leader, colours, rangers, camper, limit, access, custom, trailer, escort, carry, focused, rover, tower, towing, under, million, thousand, trade, trades, tradie, bench, leave, right, light, night, heavy, power, super, first, start, smart, cargo, cross, class, series, plus, turbo, royal, elite, premium, luxury, grand, limited, edition, active, highlander'
