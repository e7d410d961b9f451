import type { Config, EmailAdapter } from 'payload'

/** Sends mail in the name the operator gave the platform, as it is at that moment; a sender of its own stays. */
export const namedSender = async (given: NonNullable<Config['email']>): Promise<EmailAdapter> => {
  const adapter = await given
  return ({ payload }) => {
    const mail = adapter({ payload })
    const { defaultFromName, defaultFromAddress: address } = mail
    const standard = [undefined, `"${defaultFromName}" <${address}>`]
    return {
      ...mail,
      sendEmail: async (message) => {
        if (typeof message.from === 'object' || !standard.includes(message.from)) return mail.sendEmail(message)
        const { platformName } = await payload.findGlobal({ slug: 'platform-settings', depth: 0, overrideAccess: true })
        return mail.sendEmail({ ...message, from: { name: platformName, address } })
      },
    }
  }
}
