import { holdsRole } from './holdsRole'

/** Whether someone edits content anywhere: sales staff do not. */
export const isEditor = (user: unknown): boolean => holdsRole(user, ['marketer', 'dealership-admin'])
