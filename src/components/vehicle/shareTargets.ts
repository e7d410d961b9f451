import type { IconName } from '@/src/components/ui/Icon'

interface ShareTarget {
  label: string
  href: string
  icon: IconName
}

/** Where a car can be shared to, with its name and address filled in (VDP-14, PDF-04). */
export const shareTargets = (name: string, url: string): ShareTarget[] => {
  const [words, address] = [encodeURIComponent(name), encodeURIComponent(url)]
  return [
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}`, icon: 'thumbs-up' },
    { label: 'X', href: `https://x.com/intent/post?text=${words}&url=${address}`, icon: 'hash' },
    { label: 'WhatsApp', href: `https://wa.me/?text=${words}%20${address}`, icon: 'message-circle' },
    { label: 'Email', href: `mailto:?subject=${words}&body=${address}`, icon: 'mail' },
  ]
}
