import { Hash, type LucideIcon, Mail, MessageCircle, ThumbsUp } from 'lucide-react'

interface ShareTarget {
  label: string
  href: string
  Icon: LucideIcon
}

/** Where a car can be shared to, with its name and address filled in (VDP-14, PDF-04). */
export const shareTargets = (name: string, url: string): ShareTarget[] => {
  const [words, address] = [encodeURIComponent(name), encodeURIComponent(url)]
  return [
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}`, Icon: ThumbsUp },
    { label: 'X', href: `https://x.com/intent/post?text=${words}&url=${address}`, Icon: Hash },
    { label: 'WhatsApp', href: `https://wa.me/?text=${words}%20${address}`, Icon: MessageCircle },
    { label: 'Email', href: `mailto:?subject=${words}&body=${address}`, Icon: Mail },
  ]
}
