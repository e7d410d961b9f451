import { type DueReminder, dueOf } from '../shopper/garage/vehicleReminders'
import { mailLayout } from './mailLayout'
import type { MailLook } from './MailLook'
import { mailButtons, mailFacts, mailNote, mailParagraphs } from './mailParts'
import { oneLine } from './mailText'

export interface RemindedVehicle {
  name: string
  due: DueReminder[]
  /** The service form with the vehicle filled in, absolute. */
  serviceHref: string
}

interface ReminderFacts {
  look: MailLook
  vehicles: RemindedVehicle[]
  /** YYYY-MM-DD on the dealership's clocks. */
  today: string
  garage: string
  /** Where the reminders are stopped. */
  manage: string
}

const KINDS: Record<DueReminder['kind'], string> = { rego: 'Registration', service: 'Service' }

const isService = ({ due }: RemindedVehicle): boolean => due.some(({ kind }) => kind === 'service')

/** The day's reminder of a shopper's own vehicles (WAT-23). It names the sender and stops at a press (LAW-07). */
export const vehicleReminderMail = ({ look, vehicles, today, garage, manage }: ReminderFacts) => {
  const [first] = vehicles
  const name = oneLine(first?.name ?? '')
  const [due] = first?.due ?? []
  const about = due ? dueOf(due, today) : ''
  const subject = vehicles.length === 1 ? `${name}: ${about}` : `${name} and ${vehicles.length - 1} more are due soon`
  const why = `You get this mail because you asked ${look.name} to remind you, 30 and 7 days before.`
  const words = (vehicle: RemindedVehicle): string =>
    [
      oneLine(vehicle.name),
      ...vehicle.due.map((one) => dueOf(one, today)),
      ...(isService(vehicle) ? [`Book a service: ${vehicle.serviceHref}`] : []),
    ].join('\n')
  return {
    subject,
    text: [
      ...vehicles.map(words),
      `Your garage: ${garage}`,
      `${why}\nStop these reminders: ${manage}`,
      `-- \n${look.name}, ${look.origin}\n`,
    ].join('\n\n'),
    html: mailLayout({
      look,
      kicker: 'Your garage',
      headline: vehicles.length === 1 ? `Your ${name}` : 'Your vehicles',
      preview: about,
      parts: [
        mailParagraphs('What is due soon, as you noted it in your garage.'),
        ...vehicles.flatMap((vehicle) => [
          mailFacts([
            ['Vehicle', vehicle.name],
            ...vehicle.due.map((one): [string, string] => [KINDS[one.kind], dueOf(one, today)]),
          ]),
          isService(vehicle) ? mailButtons([{ label: 'Book a service', href: vehicle.serviceHref }], look) : '',
        ]),
        mailNote(why),
        mailButtons(
          [
            { label: 'Open my garage', href: garage },
            { label: 'Stop these reminders', href: manage },
          ],
          { ...look, brand: '#17202a', onBrand: '#ffffff' },
        ),
      ],
      footer: [`${look.name}, ${look.origin}`],
    }),
  }
}
