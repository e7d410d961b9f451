/** A mobile number of Australia, 04 or +61 4 and eight digits, with its prefix; null for any other. */
export const mobileNumber = (phone: string): string | null => {
  const digits = phone.replace(/\D/g, '').replace(/^61/, '0')
  return /^04\d{8}$/.test(digits) ? `+61${digits.slice(1)}` : null
}

/** Opens a text message with its first words written; iOS and Android both read `?&body`. */
export const smsHref = (number: string, words: string): string => `sms:${number}?&body=${encodeURIComponent(words)}`

/** Opens a WhatsApp conversation with its first words written. */
export const whatsAppHref = (number: string, words: string): string =>
  `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(words)}`
