import type { Locator, Page } from '@playwright/test'
import { aCar } from './cars'
import { fillContact } from './leads'
import { siteUrl } from './sites'

interface FormCase {
  name: string
  /** Address of a page with the form. */
  url: () => Promise<string>
  form: (page: Page) => Locator
  submit: string | RegExp
  /** What an empty submit says, in the order of the fields. */
  problems: string[]
  /** Label of the first of them. */
  first: string
  /** Fills in everything the form requires. */
  fill: (form: Locator, email: string) => Promise<void>
  /** The last page's address or its words. */
  done: RegExp | string
  /** With JavaScript it is filled in by steps; tests of their own do that. */
  stepped?: true
}

const FIRST_NAME = 'Please enter your first name.'
const EMAIL = 'Please enter a valid email address.'
const PHONE = 'Please enter a phone number with 8 to 15 digits.'
const POSTCODE = 'Invalid postcode. Please enter a 4-digit number.'
const COMMENTS = 'Please enter your comments.'
const contact = [FIRST_NAME, EMAIL, PHONE, POSTCODE]
export const messages = { phone: PHONE, postcode: POSTCODE, email: EMAIL }

const withField = (page: Page, name: string) => page.locator(`form:has([name=${name}])`)
const BUYABLE =
  'where[status][equals]=in_stock&where[reserved][not_equals]=true&where[payment_processors][exists]=true&where[tag][not_equals]=Test Drive Only'

/** Every form a visitor sends about himself, and what it requires. */
export const formCases: FormCase[] = [
  {
    name: 'VDP-42 vehicle enquiry',
    url: async () =>
      siteUrl('harbour-city', `/cars/${(await aCar('harbour-city', 'where[status][equals]=in_stock')).slug}`),
    form: (page) => page.locator('#enquire form'),
    submit: 'Enquire Now',
    problems: contact,
    first: 'First Name',
    fill: fillContact,
    done: /\/success\?lead_id=/,
  },
  {
    name: 'LEA-08 contact',
    url: async () => siteUrl('second-gear', '/contact-us'),
    form: (page) => withField(page, 'category'),
    submit: 'Send message',
    problems: [...contact, COMMENTS],
    first: 'First Name',
    fill: async (form, email) => {
      await fillContact(form, email)
      await form.getByLabel('Comments').fill('Are you open on Sunday?')
    },
    done: /\/success\?lead_id=/,
  },
  {
    name: 'RTE-36 service booking',
    url: async () => siteUrl('harbour-city', '/service'),
    form: (page) => withField(page, 'services'),
    submit: 'Book my service',
    problems: contact,
    first: 'First Name',
    fill: async (form, email) => {
      await fillContact(form, email)
      await form.getByLabel('Brakes').check()
    },
    done: /\/success\?lead_id=/,
  },
  {
    name: 'RTE-04 trade-in',
    url: async () => siteUrl('harbour-city', '/cars/trade-in'),
    form: (page) => withField(page, 'rego_state'),
    submit: 'Value my trade-in',
    problems: [
      'Please choose the state it is registered in.',
      'Please enter the make.',
      'Please enter the model.',
      'Please enter the year, such as 2019.',
      'Please enter the kilometres in digits.',
      'Please choose its condition.',
      ...contact,
    ],
    first: 'State',
    fill: async (form, email) => {
      await form.getByLabel('State').selectOption('NSW')
      await form.getByLabel('Make').fill('Mazda')
      await form.getByLabel('Model').fill('CX-5')
      await form.getByLabel('Year').fill('2019')
      await form.getByLabel('Kilometres').fill('61200')
      await form.getByLabel('Condition').selectOption('Good')
      await fillContact(form, email)
    },
    done: 'Thank you, we have your details.',
    stepped: true,
  },
  {
    name: 'BUY-07 checkout',
    url: async () =>
      siteUrl(
        'second-gear',
        `/checkout-journey?car_id=${(await aCar('second-gear', `${BUYABLE}&sort=stocknum`)).slug}`,
      ),
    form: (page) => withField(page, 'accepted'),
    submit: /^Buy with/,
    problems: [...contact, 'Please confirm that you have read this.'],
    first: 'First Name',
    fill: async (form, email) => {
      await fillContact(form, email)
      await form.getByLabel('I have read this.').check()
    },
    done: /\/reservation\//,
  },
]
