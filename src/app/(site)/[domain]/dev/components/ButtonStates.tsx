import { LoaderCircle, Search } from 'lucide-react'
import { Badge, type BadgeTone } from '@/src/components/ui/Badge'
import { Button } from '@/src/components/ui/Button'
import type { ButtonSize, ButtonVariant } from '@/src/components/ui/buttonClasses'
import { IconButton } from '@/src/components/ui/IconButton'
import { Rating } from '@/src/components/ui/Rating'
import { State, States } from './States'

const LIGHT: ButtonVariant[] = ['primary', 'secondary', 'outline', 'ghost', 'danger']
const DARK: ButtonVariant[] = ['inverse', 'outlineInverse']
const SIZES: ButtonSize[] = ['sm', 'md', 'lg']
const TONES: BadgeTone[] = ['neutral', 'brand', 'accent', 'ink', 'success', 'warning', 'danger', 'outline']
const AVERAGES = [0, 2.2, 3.5, 4.7, 5]

const Looks = ({ variant }: { variant: ButtonVariant }) => (
  <div className="flex flex-wrap items-center gap-3">
    {SIZES.map((size) => (
      <Button key={size} variant={variant} size={size}>
        Enquire now
      </Button>
    ))}
    <Button variant={variant} disabled>
      Disabled
    </Button>
    <Button variant={variant} disabled>
      <LoaderCircle aria-hidden className="size-5 animate-spin motion-reduce:animate-none" />
      Sending…
    </Button>
  </div>
)

/** Every button in its three sizes, disabled and busy. */
export const ButtonStates = () => (
  <States title="Buttons" wide>
    {LIGHT.map((variant) => (
      <State key={variant} label={`${variant}: small, medium, large, disabled, busy`}>
        <Looks variant={variant} />
      </State>
    ))}
    <State label="Links, and across the whole column">
      <div className="grid max-w-sm gap-3">
        <Button href="/" variant="outline">
          A link
        </Button>
        <Button block>Whole width</Button>
      </div>
    </State>
    <State label="With an icon only: plain, outline, floating, disabled">
      <div className="flex flex-wrap gap-3">
        <IconButton icon={<Search />} label="Search" />
        <IconButton icon={<Search />} label="Search, outline" tone="outline" />
        <IconButton icon={<Search />} label="Search, floating" tone="floating" />
        <IconButton icon={<Search />} label="Search, disabled" tone="outline" disabled />
      </div>
    </State>
    <div className="on-dark grid gap-6 rounded-lg bg-ink p-6 text-on-ink">
      {DARK.map((variant) => (
        <div key={variant}>
          <p className="mb-3 text-sm font-semibold">{variant}: on a dark ground</p>
          <Looks variant={variant} />
        </div>
      ))}
    </div>
  </States>
)

/** Labels of state, and averages of reviews. */
export const BadgeStates = () => (
  <>
    <States title="Badges">
      {TONES.map((tone) => (
        <State key={tone} label={tone}>
          <Badge tone={tone}>Just arrived</Badge>
        </State>
      ))}
    </States>
    <States title="Ratings">
      {AVERAGES.map((value) => (
        <State key={value} label={`${value} of 5`}>
          <Rating value={value} />
        </State>
      ))}
    </States>
  </>
)
