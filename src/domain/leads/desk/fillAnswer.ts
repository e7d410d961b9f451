/** What the placeholders of an answer stand for, by name. */
export type AnswerFacts = Record<'name' | 'vehicle' | 'dealership' | 'phone' | 'me', string>

const PLACEHOLDER = /\{(\w+)\}/g

/** An answer template with its placeholders filled in: {name}, {vehicle}, {dealership}, {phone}, {me}. Others stay as typed. */
export const fillAnswer = (template: string, facts: AnswerFacts): string =>
  template.replace(PLACEHOLDER, (whole, name: string) => new Map(Object.entries(facts)).get(name) ?? whole)
