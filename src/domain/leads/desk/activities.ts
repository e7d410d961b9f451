/** What can be noted about a lead. */
export const activityKinds = [
  'note',
  'call',
  'mail',
  'text',
  'answered',
  'progress',
  'assigned',
  'next-step',
  'joined',
  'separated',
  'reminder',
  'escalation',
  'erased',
  'signed',
] as const
export type ActivityKind = (typeof activityKinds)[number]

export const activityWords: Record<ActivityKind, string> = {
  note: 'Note',
  call: 'Called',
  mail: 'Mailed',
  text: 'Texted',
  answered: 'Answered',
  progress: 'Progress',
  assigned: 'Given to',
  'next-step': 'Next step',
  joined: 'Joined',
  separated: 'Separated',
  reminder: 'Reminder sent',
  escalation: 'Admins were told',
  erased: 'Personal data erased',
  signed: 'Signed the order',
}

/** By these a shopper has an answer: the clock stops. */
const answers: readonly string[] = ['call', 'mail', 'text', 'answered'] satisfies ActivityKind[]

export const isAnswer = (kind: string): boolean => answers.includes(kind)
