'use client'

import { cx } from '@/src/components/ui/cx'
import { type VehicleEnquiryKind, vehicleEnquiryKinds } from '@/src/domain/leads/vehicleEnquiryKinds'

interface EnquiryKindChoiceProps {
  kinds: VehicleEnquiryKind[]
  chosen: VehicleEnquiryKind
  onChoose: (kind: VehicleEnquiryKind) => void
}

/** What the form is about; radio buttons, so it can be chosen without JavaScript as well. */
export const EnquiryKindChoice = ({ kinds, chosen, onChoose }: EnquiryKindChoiceProps) =>
  kinds.length < 2 ? (
    <input type="hidden" name="kind" value={chosen} />
  ) : (
    <fieldset className="sm:col-span-2">
      <legend className="sr-only">What would you like to do?</legend>
      <div className="grid gap-1 rounded-control border border-line-strong p-1 sm:grid-flow-col sm:auto-cols-fr">
        {kinds.map((kind) => (
          <label
            key={kind}
            className={cx(
              'grid h-10 cursor-pointer place-items-center rounded-sm px-3 text-sm font-semibold transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
              'has-checked:bg-ink has-checked:text-on-ink',
            )}
          >
            <input
              type="radio"
              name="kind"
              value={kind}
              checked={kind === chosen}
              onChange={() => onChoose(kind)}
              className="sr-only"
            />
            {vehicleEnquiryKinds[kind].label}
          </label>
        ))}
      </div>
    </fieldset>
  )
