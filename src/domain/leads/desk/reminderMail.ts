interface ReminderFacts {
  kind: 'reminder' | 'escalation'
  who: string
  vehicle: string
  phone: string
  /** In words, on the dealership's clocks. */
  cameAt: string
  dueAt: string
  link: string
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The mail that says a lead waits for its answer, to staff or to the dealership's admins (CRM-04). */
export const reminderMail = (facts: ReminderFacts): { subject: string; text: string } => {
  const about = oneLine([facts.who, facts.vehicle].filter(Boolean).join(', '))
  const isLate = facts.kind === 'escalation'
  return {
    subject: `${isLate ? 'Still not answered' : 'Please answer'}: ${about}`.slice(0, 150),
    text: [
      `${about} ${isLate ? 'still waits' : 'waits'} for an answer.`,
      '',
      `Came: ${facts.cameAt}`,
      `To be answered by: ${facts.dueAt}`,
      ...(facts.phone ? [`Phone: ${oneLine(facts.phone)}`] : []),
      '',
      `Open it: ${facts.link}`,
      '',
    ].join('\n'),
  }
}
