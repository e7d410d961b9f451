import type { DemoBlog } from '../DemoBlog'

/** More of the blog: guidance for private and business buyers of the group. */
export const apexAdvice: DemoBlog[] = [
  {
    title: 'Buying in another state: what changes at the border',
    slug: 'buying-in-another-state',
    daysAgo: 12,
    category: 'Buying',
    author: 'Grace Kim',
    description: 'Stamp duty follows you home. Most other things are simpler than you think.',
    picture: 'wagon/navy/scene',
    covers: '/search/used-cars',
    body: `One in six of our retail customers buys a car that was parked in another state. It opens up a great deal of choice, and it raises the same four questions each time.

## Which state’s charges apply?

Yours. Registration and stamp duty are paid where the car will be kept, and the rates differ. A price that includes government charges in Melbourne has to be worked out again for Sydney. Ask for the drive-away price to your own postcode, in writing, before you leave a deposit.

## Does it need an inspection?

Usually. A car that changes states is inspected for identity, and in most of them for roadworthiness too. If you buy from a member of the group we do it before the car is moved, so that it arrives with its new plates or ready to be registered.

## Whose consumer law?

The Australian Consumer Law is the same everywhere. Statutory warranties on used cars are not: how old, how far and for how long depends on the state in which the dealer is licensed. Our own three-year warranty on eligible cars is honoured at every yard, which takes most of the sting out of it.

## How does it get here?

By truck, in two to five working days between the mainland capitals. It is insured from the moment it leaves the yard until you have signed for it. Check it in daylight, and note anything on the driver’s form.

## Before you decide

- See the inspection report, with its photographs.
- Ask for a walk-around video, cold start included.
- Have any trade-in valued at the yard nearest to you. The figure is honoured at the other end.
- Read how a return works, and who pays the freight back.

Any car above $15,000 can be moved to an Apex yard near you to drive first. [Search all of the group](/search/used-cars), and ask on the page of the car.`,
  },
  {
    title: 'Electric vehicles in a fleet: begin with the depot',
    slug: 'electric-vehicles-in-a-fleet',
    daysAgo: 31,
    category: 'Business',
    author: 'Samuel Okafor',
    description: 'The vehicle is the easy part. Start with where it sleeps.',
    picture: 'van/white/scene',
    covers: '/search/new-used-and-demo-cars?fuel=Electric',
    body: `Fleet managers usually ask us for a quote on ten electric vans. We ask them where the vans sleep. It saves a good deal of time.

## Where do they park at night?

If the answer is a depot, you can charge cheaply and control when. If they go home with the drivers, you need a policy for home charging and a way to pay for it. If they park in the street, wait a year.

## How far do they go?

Take a month of odometer readings and not the route plan. Most metropolitan vans do between 80 and 140 kilometres a day, which any current electric van does without charging on the road. It is the outlier that matters: which vehicle does 300 kilometres on a Thursday, and could a petrol one take that run?

## How much power is there?

Ten vans on seven-kilowatt chargers ask for seventy kilowatts if they all begin at six in the evening. With load management and nine hours, a third of that will do. Ask an electrician for the site’s spare capacity at night before you order anything.

## What does it cost over its life?

- Purchase is higher, energy is lower, servicing is about half.
- Tyres wear a little faster, because the vans are heavier.
- Resale is the uncertain part. Budget conservatively and be pleased later.
- Fringe benefits tax treats some electric cars differently. Show your accountant the list price.

## Start with two

Two vehicles, one driver who is keen and one who is not, for three months. You will learn more about chargers, habits and winter range than from any paper, ours included.

We lend electric vans and cars to fleets for a fortnight. Call the fleet desk on 1800 975 710, or [send us your list](/fleet) and we will say which ones we would change first.`,
  },
  {
    title: 'How a car is inspected before it joins the group’s list',
    slug: 'how-a-car-is-inspected',
    daysAgo: 62,
    category: 'Group',
    author: 'Grace Kim',
    description: 'Three workshops, one sheet, and the reasons a car is turned away.',
    picture: '/studio/places/second-gear-workshop.webp',
    body: `A used car is listed by the member that owns it, but not before a workshop has signed for it. This is what the sheet asks.

## Identity

The VIN on the windscreen, on the body and on the papers must be one and the same. The register is searched for money owing, for write-offs and for theft. A car that fails here goes no further.

## History

The technician reads the service record against the kilometres. A gap of two years is not a fault, but it is written down, and it changes the price.

## On the hoist

- Oil leaks, corrosion, and any sign of a structural repair.
- Brake pads, discs and tyres, each with a measurement.
- Bushes, joints and dampers.
- Exhaust, shields and underbody fixings.

## On the road

A set route of about twenty minutes, with a hill, a rough surface and a motorway. Every switch is used. The air conditioning is measured at the vent, in degrees.

## Electric and hybrid cars

Battery health is read with the maker’s tool or an independent one, and the percentage goes on the sheet. So does the charging cable: which one it is, and whether it works.

## What is refused

Structural damage, flood, an odometer that does not add up, and any car whose recall cannot be completed. About one car in nine does not make the list. It goes to auction with its faults declared.

## What you see

The member keeps the sheet and will show it to you, with the name of the technician. Ask for it before you visit. If a number on it surprises you, ring the workshop: they would rather explain it than have you wonder.

The cars that passed are [all on one list](/search/used-cars), by yard, by price or by how far away they are.`,
  },
  {
    title: 'Lease, loan or cash: how businesses pay for vehicles',
    slug: 'lease-loan-or-cash',
    daysAgo: 86,
    category: 'Business',
    author: 'Harpreet Gill',
    description: 'Three ways to pay, and the question that usually decides between them.',
    picture: 'ute/silver/scene',
    body: `I am asked every week which is best. The honest answer is a question: what else would you do with the money?

## Cash

Nothing is simpler. You own the vehicle, there is nobody to ask, and there is no interest. The cost is hidden: the same money cannot pay for stock, staff or a slow month. Businesses that buy with cash in July are sometimes short in November.

## A chattel mortgage

You own the vehicle and the lender holds a mortgage over it. If you are registered for GST you may generally claim it in the next activity statement, and you depreciate the vehicle in your books. A final payment at the end lowers the instalments, and it must be met when it falls due, so match it to what the vehicle will be worth by then.

## An operating lease

You pay to use it for a term and hand it back. Maintenance, tyres and registration are often included, and the resale is the lessor’s worry. It suits vehicles that do a predictable distance. It does not suit vehicles that come back dented, because the return standard is applied.

## A novated lease

Strictly a matter between your employee, you and the lessor. It can be a useful benefit, particularly with electric cars. Have payroll look at it before you promise it to anyone.

## What to compare

- The total paid over the term, with fees and the final payment.
- What happens if you finish early.
- The kilometres allowed, and the price of those above.
- Who takes the risk of the resale.

Ask for all of it on one page. We will give you a quotation for each on the same vehicle and the same term, so that your accountant compares like with like. This is general information and takes no account of your circumstances. Speak to your adviser before you sign.

[Ask the fleet desk](/fleet) for a comparison.`,
  },
  {
    title: 'Reading a used-car listing: what the words mean',
    slug: 'reading-a-used-car-listing',
    daysAgo: 120,
    category: 'Buying',
    author: 'Catherine Aldous',
    description: 'Drive away, excluding charges, demonstrator, certified: in plain words.',
    picture: 'hatch/grey/scene',
    covers: '/search/used-cars',
    body: `The members of the group use the same words in the same way. This is what each of them promises.

## Drive away

Everything needed to drive out of the gate is in the price: registration, stamp duty, compulsory insurance and dealer delivery. It is worked out for a private buyer in the state of the yard. If you live in another state, ask for the figure to your own postcode.

## Excluding government charges

The same price without registration and stamp duty. The difference can be several hundred dollars on an older car and a few thousand on a dearer one. Never compare one kind of price with the other.

## Demonstrator

Registered by a dealer and driven by staff and customers. It is not new: the warranty has been running since the date of first registration, which has to be shown to you.

## Certified

The maker’s own used-car program: limits on age and kilometres, a longer inspection, and cover from the maker as well as from us.

## Balance of new-car warranty

Whatever is left. Ask for the date on which it ends, and for any condition on servicing.

## Just in, and coming soon

In stock but not yet through the workshop. You may look, and you may put your name down. You may not drive it away until it has passed.

## Price guide

Some listings show where the price is against similar cars that are advertised now. It is a guide from the market, with its date and the number of cars beside it. It is not a valuation.

## What is never in a listing

Your trade-in, your finance and your freight. Ask for those together, so that you see one total. And if two pages show the same car at two prices, tell us: the lower one is right, and somebody here has work to do.`,
  },
]
