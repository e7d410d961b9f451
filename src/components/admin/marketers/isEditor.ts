import { holdsRole } from './holdsRole'

/** Whether a user edits content in any dealership; sales staff do not. */
export const isEditor = (user: unknown): boolean => holdsRole(user, ['marketer', 'dealership-admin'])
