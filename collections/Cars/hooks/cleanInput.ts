import { type CollectionBeforeOperationHook, ValidationError } from 'payload'
import { carInput } from '@/src/domain/stock/car/carInput'
import { actorOf } from '@/src/payload/access/actor'

/**
 * Cleans what feed clients send ('$39,997', 'POA', '12,345 km') before Payload reads it as numbers (CAR-01..41, FEED-01).
 * Staff type into a form that has its own checks and is left alone.
 */
export const cleanInput: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isWrite = operation === 'create' || operation === 'update' || operation === 'updateByID'
  if (!isWrite || actorOf(req.user).kind !== 'feedClient' || !('data' in args)) return args
  const cleaned = carInput(args.data, { partial: operation !== 'create' })
  if (!cleaned.ok) throw new ValidationError({ collection: 'cars', errors: cleaned.errors, req })
  return { ...args, data: cleaned.car }
}
