import type { ClientBase } from 'pg'
import { carColumns, type CarColumn } from '@/src/domain/feeds/plan/carColumns'
import type { MergedCar } from '@/src/domain/feeds/plan/mergeCar'
import { columnArrays, type InsertColumn } from './columnArrays'
import { writeLists } from './writeLists'

export interface CarWrite {
  id: string
  merged: MergedCar
}

export interface NewCarWrite extends CarWrite {
  slug: string
}

const cellColumn = ({ column, type }: CarColumn): InsertColumn<CarWrite> => ({
  name: column,
  type,
  of: ({ merged }) => merged.values[column] ?? null,
})

/** Puts new cars in, all with one statement for each table. What is empty in all of them is left to the default, null. */
export const insertCars = async (client: ClientBase, tenantId: string, cars: readonly NewCarWrite[]): Promise<void> => {
  if (cars.length === 0) return
  const used = carColumns.filter(({ column }) => cars.some(({ merged }) => merged.values[column] !== null))
  const columns: InsertColumn<NewCarWrite>[] = [
    { name: 'id', type: 'uuid', of: ({ id }) => id },
    { name: 'slug', type: 'varchar', of: ({ slug }) => slug },
    ...used.map(cellColumn),
  ]
  const { names, from, values } = columnArrays(cars, columns, 2)
  await client.query(`INSERT INTO cars (tenant_id, ${names}) SELECT $1::uuid, ${names} FROM ${from}`, [
    tenantId,
    ...values,
  ])
  await writeLists(
    client,
    cars.map(({ id, merged }) => ({ id, lists: merged.lists, changed: merged.changedLists })),
    true,
  )
}

/** Changes cars that are locked by this transaction: the columns that differ in any of them, and lists that differ. */
export const updateCars = async (client: ClientBase, cars: readonly CarWrite[]): Promise<void> => {
  if (cars.length === 0) return
  const differing = new Set(cars.flatMap(({ merged }) => merged.changedColumns))
  const changed = carColumns.filter(({ column }) => differing.has(column))
  const columns: InsertColumn<CarWrite>[] = [
    { name: 'id', type: 'uuid', of: ({ id }) => id },
    ...changed.map(cellColumn),
  ]
  const { from, values } = columnArrays(cars, columns)
  const sets = changed.map(({ column }) => `"${column}" = sent."${column}", `).join('')
  await client.query(`UPDATE cars SET ${sets}updated_at = now() FROM ${from} WHERE cars.id = sent.id`, values)
  await writeLists(
    client,
    cars.map(({ id, merged }) => ({ id, lists: merged.lists, changed: merged.changedLists })),
    false,
  )
}
