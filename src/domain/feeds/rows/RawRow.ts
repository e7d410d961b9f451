/** One record of a file before its columns mean anything; nested groups have dotted names ('variant.cylinders'). */
export type RawRow =
  | { line: number; kind: 'values'; columns: readonly string[]; values: readonly unknown[] }
  | { line: number; kind: 'unreadable'; value: string; reason: string }
