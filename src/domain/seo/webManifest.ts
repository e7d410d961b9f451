interface ManifestSite {
  name: string
  tagline: string | null
  theme: { ink: string; surface: string }
}

/** Home-screen labels have room for this many letters. */
const SHORT_NAME = 12

const shortName = (name: string): string => {
  const [first = name] = name.split(/\s+/)
  return name.length <= SHORT_NAME ? name : first
}

/** What a phone keeps of a site on its home screen (SEO-03): its own name, colours and icon. */
export const webManifest = ({ name, tagline, theme }: ManifestSite) => ({
  id: '/',
  name,
  short_name: shortName(name),
  ...(tagline ? { description: tagline } : {}),
  lang: 'en-AU',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  theme_color: theme.ink,
  background_color: theme.surface,
  icons: [192, 512].flatMap((size) =>
    ['any', 'maskable'].map((purpose) => ({
      src: `/site-icon/${purpose === 'any' ? size : `${size}-maskable`}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  ),
})
