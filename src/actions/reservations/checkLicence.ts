import { bareNumber, type Licence, licencePart } from '@/src/domain/checkout/licence'
import type { OrderPart } from '@/src/domain/checkout/order'
import type { OrderForm } from '@/src/domain/checkout/orderForm'
import { australianStates } from '@/src/domain/locations/states'
import { licenceCheck } from '@/src/services/licences/licenceCheck'

type Buyer = { name?: string | null; last_name?: string | null } | null

/** A buyer's licence as it was typed; null where the form did not ask for one. */
const licenceIn = (form: OrderForm, buyer: Buyer): Licence | null => {
  const state = australianStates.find((known) => known === form.licence_state)
  if (!state) return null
  return {
    state,
    number: bareNumber(form.licence_number),
    card: bareNumber(form.licence_card),
    birthDate: form.birth_date,
    firstName: buyer?.name ?? '',
    lastName: buyer?.last_name ?? '',
  }
}

/** Asks the register for a buyer's licence. Null when the register refuses it, else what the order says about it. */
export const checkLicence = async (form: OrderForm, buyer: Buyer): Promise<OrderPart[] | null> => {
  const licence = licenceIn(form, buyer)
  if (!licence) return []
  const answer = await licenceCheck().check(licence)
  return answer.result === 'refused' ? null : [licencePart(licence, answer)]
}
