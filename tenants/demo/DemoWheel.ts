import type { AustralianState } from './DemoTenant'

/** A prize wheel and its terms, in the Markdown of blog posts. */
export interface DemoWheel {
  title: string
  intro: string
  startsInDays: number
  endsInDays: number
  /** Days after the end until which prizes are collected. */
  collectDays: number
  prizes: {
    label: string
    weight: number
    stock: number | null
    colour: 'brand' | 'ink' | 'accent' | 'surface'
    what: string
  }[]
  terms: string
  stateTerms: [state: AustralianState, permit: string, text: string][]
}
