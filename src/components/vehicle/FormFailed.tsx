/** Why a form could not be taken, above its fields (LEA-38); nothing while it could. */
export const FormFailed = ({ state }: { state: { kind: string; message?: string } }) =>
  state.kind === 'failed' && (
    <p role="alert" className="rounded-md bg-danger-soft p-4 font-medium text-danger sm:col-span-2">
      {state.message}
    </p>
  )
