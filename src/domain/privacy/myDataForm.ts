import * as z from 'zod/mini'
import { emailField } from '../leads/formFields'

/** Asking for one's own data (LAW-08): the address it is held under. */
export const myDataSchema = z.object({ email: emailField })
