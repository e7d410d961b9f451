import type { DemoBlog } from '../DemoBlog'

/** More of the blog: buying, owning and selling without fuss. */
export const secondGearAdvice: DemoBlog[] = [
  {
    title: 'What a PPSR check tells you, and what it does not',
    slug: 'what-a-ppsr-check-tells-you',
    daysAgo: 10,
    category: 'Buying',
    author: 'Imogen Hale',
    description: 'Two dollars, one minute, and the most useful search in used cars.',
    picture: 'sedan/grey/scene',
    covers: '/search/used-cars',
    body: `The Personal Property Securities Register is a government list of who is owed money against what. A search of one car costs two dollars. It takes about a minute and it is the cheapest insurance you will ever buy.

## What it tells you

- **Money owing.** If the seller still has a loan on the car, the lender can take it, even from you.
- **Written off.** Whether an insurer has called it a repairable or a statutory write-off, and when.
- **Stolen.** Whether the police have it on their list.
- **Odometer and valuation**, in the reports that charge more. Useful, but not essential.

Search by VIN and not by number plate. Plates move from car to car; a VIN does not. Look for it at the foot of the windscreen, on the compliance plate and on the registration paper, and check that all three are the same.

## What it does not tell you

It knows nothing of a repair that no insurer paid for. It does not know whether the timing belt was changed, or how the last owner parked. Those are what an inspection is for.

## When to do it

On the day you pay, and not a week before. A loan can be registered on any morning. Keep the certificate: bought in good faith with a clear search, you are protected if a claim turns up later.

## When you buy from us

It is part of what we do anyway. We search every car when we buy it and again before we hand it over, and the certificate goes into your folder. A licensed dealer must sell with clear title, so you do not have to do it yourself. Do it anyway if it helps you sleep. We will read the VIN out to you.`,
  },
  {
    title: 'Selling a car that still has finance on it',
    slug: 'selling-a-car-with-finance',
    daysAgo: 24,
    category: 'Selling',
    author: 'Joanne Lim',
    description: 'It is easier than it sounds. You need one letter and half an hour.',
    picture: '/studio/places/second-gear-ringwood.webp',
    body: `About a third of the cars we buy still have a loan on them. People apologise for it. There is no need, it only means one more step.

## Ask for a payout letter

Ring your lender and ask for a payout figure with an expiry date, usually ten or fourteen days ahead. It is more than the balance in your app, because it includes interest to the day and sometimes a fee for finishing early. Ask what the fee is while you have them.

## Then look at the difference

If our offer is higher than the payout, we pay the lender and send you the rest. If it is lower, you pay the difference on the day, or it goes into the loan for the next car if the new lender agrees. We will show you both before you decide anything.

## What we do with the money

The payout goes straight to the lender and not through you. They confirm that the debt is cleared and take their name off the register. That usually takes two business days, and we do not put the car up for sale until they have.

## Bring these

- Your licence, and the registration paper.
- The payout letter.
- Both keys and the service book.
- Bank details for whatever is left over.

## Two things to avoid

Do not stop your repayments while you wait: a missed one sits on your credit file for years. And do not sell privately with a promise to clear the loan later. The buyer’s search will find it, and they will be right to walk away.

If two people own the car, both have to sign. If one of them is in Queensland, tell us first. We can send the papers by e-mail.

[Start with a price](/sell-your-car). It takes three minutes, and it is good for seven days.`,
  },
  {
    title: 'Buying a car you have not seen: our checklist',
    slug: 'buying-a-car-you-have-not-seen',
    daysAgo: 43,
    category: 'Buying',
    author: 'Gavin Doyle',
    description: 'I deliver forty cars a month to people who met them on a phone.',
    picture: '/studio/places/second-gear-dandenong.webp',
    covers: '/search/used-cars',
    body: `I drive the truck. Most weeks I hand over nine or ten cars to people who have never sat in them. Very few come back, and those that do have something in common: a question that was not asked.

## Ask for the ugly photographs

Every listing has the good side. Ask for the four wheels, the driver’s seat bolster, the boot floor with the carpet up, and whatever the seller likes least. A seller who will not send those has told you something.

## Ask for a walk-around with sound

Two minutes of video, cold start included. You want to hear the first ten seconds, before the oil is warm. Ask for every window to go down and up, and for the air conditioning with a hand in front of it.

## Sit in one like it

Seats and sight lines cannot be sent by phone. Find the same model at a yard near you and sit in it for ten minutes. If your back complains in that one it will complain in ours.

## Read the report properly

Ours names the technician and lists what was found as well as what was fixed. Look for measurements: tread in millimetres, brake pads in millimetres, battery health in per cent. Words such as “good” are not measurements.

## Know how it goes back

Before you pay, ask how many days and kilometres you have, who brings the car back, and how long a refund takes. With us it is seven days and 500 kilometres for a car bought online. You drive it to a yard, and the money is on its way the same day.

## On the day

Have a licence, a flat place for the truck and half an hour. Walk round it before you sign. If anything is not as we described it, say so then. I would rather drive it home again than have you keep it out of politeness.`,
  },
  {
    title: 'The first month: six things to do with a used car',
    slug: 'the-first-month-with-a-used-car',
    daysAgo: 61,
    category: 'Owning',
    author: 'Farid Rahimi',
    description: 'An afternoon of small jobs that save money for years.',
    picture: '/studio/places/second-gear-workshop.webp',
    body: `Whoever you bought it from, the first month is when a used car tells you what it needs. Set one afternoon aside.

## 1. Put it in your name

In Victoria the transfer has to be lodged within fourteen days. If you bought from us it is done. If you bought privately, both of you sign, and the roadworthy certificate must be less than thirty days old.

## 2. Read the service book backwards

Find the last big service and add the interval. If the timing belt, the transmission fluid or the brake fluid is due within a year, put a date in your phone now.

## 3. Check the recalls

Type the VIN into the maker’s recall page. It is free to check and the repair is free. You would be surprised how many cars are driving about with a letter that went to an old address.

## 4. Learn its habits

Note the oil level, the coolant level and the tyre pressures on the first day, and again after a thousand kilometres. One reading tells you nothing. Two tell you whether it uses oil.

## 5. Clear out the last owner

- Unpair their phones and delete their home address from the navigation.
- Remove old keys from the car’s list, if the maker lets you.
- Take the tolling tag off the windscreen before somebody is billed for your commute.

## 6. Find the spare

Open the boot floor. Is there a spare wheel, or a can of foam? Is there a jack, and the adaptor for the locking nut? Find out now and not on the Monash in the rain.

## And then drive it

Take one long trip inside the first month, with hills and a motorway. Small faults show themselves on long trips, and your warranty is at its youngest. If it does something it should not, ring us. That is what the number on the key ring is for.`,
  },
  {
    title: 'How to sell your car for what it is worth',
    slug: 'sell-your-car-for-what-it-is-worth',
    daysAgo: 88,
    category: 'Selling',
    author: 'Imogen Hale',
    description: 'What lifts an offer, what does not, and why a Tuesday is a good day.',
    picture: 'sedan/teal/scene',
    body: `We make about sixty offers a week. After a while you notice that two identical cars can be a thousand dollars apart, and that most of the difference was in the owner’s hands.

## Worth doing

- **Find the second key.** We have to buy one if you do not, and a coded key is several hundred dollars.
- **Find the book.** Print the digital record if there is no book. A full history is worth two to four per cent.
- **Wash it, inside too.** Not because we cannot see past dirt, but because we assume the engine was treated the same way.
- **Have recalls done.** They are free, and they are a morning of our time if you do not.

## Not worth doing

- New tyres. You will get back about half.
- A dent that a trade repairer fixes for $120. We know one.
- A polish that hides a scratch until it rains.

## Tell us the worst first

If the air conditioning is dying, say so in the online form. The quote will be lower and it will stick. A quote that drops when we look at the car costs everyone an hour, and your trust in us.

## Get more than one number

Ask us, ask another dealer, and look at what the same car is asking near you. If our offer is the lowest, tell us by how much. Sometimes we have missed something. Sometimes they have.

## When to sell

Convertibles in spring, four-wheel drives before the school holidays, small cars in January when P-plates are new. And in the week, come on a Tuesday or a Wednesday: I have time to look for reasons to pay you more.

When you are ready, [three minutes with the form](/sell-your-car) gives you a figure that is good for seven days. There is no obligation, and no phone call unless you tick the box.`,
  },
]
