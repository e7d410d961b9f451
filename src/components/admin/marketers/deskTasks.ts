import { holdsRole, type Role } from './holdsRole'

interface Task {
  label: string
  href: string
  about: string
  /** Roles that see the task. */
  roles: readonly Role[]
}

/** Links of the tasks that concern one row. */
interface DeskPlaces {
  /** The home page's form, or the list of pages. */
  home: string
  /** The dealership's form, or the list of dealerships. */
  dealership: string
}

const editors = ['marketer', 'dealership-admin'] as const

const tasks = ({ home, dealership }: DeskPlaces): Task[] => [
  {
    label: 'Leads',
    href: '/admin/lead-desk',
    about: 'Answer what shoppers ask',
    roles: ['sales', 'dealership-admin'],
  },
  {
    label: 'What shoppers do',
    href: '/admin/analytics',
    about: 'Leads, calls, saved cars',
    roles: ['sales', ...editors],
  },
  { label: 'New offer', href: '/admin/collections/offers/create', about: 'Picture, dates, home page', roles: editors },
  { label: 'New page', href: '/admin/new-page', about: 'Landing page, event, finance', roles: editors },
  { label: 'Home page', href: home, about: 'Sections and preview', roles: editors },
  { label: 'Menus', href: '/admin/collections/navigation', about: 'Header and footer', roles: editors },
  {
    label: 'Promo cards',
    href: '/admin/collections/promo-cards',
    about: 'Between the search results',
    roles: editors,
  },
  { label: 'Holidays', href: '/admin/holidays', about: 'All locations at once', roles: editors },
  { label: 'Why is this off?', href: '/admin/why', about: 'Every switch, and who set it', roles: editors },
  { label: 'Look and settings', href: dealership, about: 'Colours, logo, switches', roles: ['dealership-admin'] },
  {
    label: 'New colleague',
    href: '/admin/collections/users/create',
    about: 'An account of their own',
    roles: ['dealership-admin'],
  },
]

/** The daily tasks of a role, each one press away from the desk (CMS-01). */
export const deskTasks = (user: unknown, places: DeskPlaces): Omit<Task, 'roles'>[] =>
  tasks(places)
    .filter(({ roles }) => holdsRole(user, roles))
    .map(({ label, href, about }) => ({ label, href, about }))
