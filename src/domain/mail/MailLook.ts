/** What a dealership's mails look like: its site's name, colours and logo. */
export interface MailLook {
  name: string
  /** Of its site, without a path. */
  origin: string
  /** `url` is absolute, `ground` the hex colour the logo is made for; null: the name is written instead. */
  logo: { url: string; width: number; height: number; alt: string; ground: string } | null
  /** Hex colours of the site's theme. */
  brand: string
  onBrand: string
  ink: string
  onInk: string
}
