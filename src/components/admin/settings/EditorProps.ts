/** What every editor of a value gets. */
export interface EditorProps {
  id: string
  value: unknown
  onChange: (value: unknown) => void
  disabled: boolean
  /** Id of the text that describes the setting. */
  describedBy?: string
  invalid?: boolean
  secret?: boolean
}
