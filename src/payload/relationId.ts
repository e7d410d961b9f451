export { relationId } from '@/src/domain/relationId'
