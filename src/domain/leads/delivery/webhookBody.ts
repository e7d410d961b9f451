import type { DeliveredLead } from './DeliveredLead'

/** What a webhook is sent: the specification's names and the lead's id (CRM-01). The same text at every attempt. */
export const webhookBody = ({ id, isTest, createdAt, fields }: DeliveredLead): string =>
  JSON.stringify({ id, test: isTest, created_at: createdAt, ...fields })
