'use client'
import { FormSubmit, useConfig, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'

/**
 * Publishes what the form holds. Payload's own button also schedules publication behind its arrow and reports success
 * when that was refused; `ScheduleForm` does the scheduling instead.
 */
export const PublishNow = () => {
  const { config } = useConfig()
  const { submit } = useForm()
  const modified = useFormModified()
  const {
    id,
    collectionSlug,
    hasPublishedDoc,
    hasPublishPermission,
    setHasPublishedDoc,
    setMostRecentVersionIsAutosaved,
    setUnpublishedVersionCount,
    unpublishedVersionCount,
    uploadStatus,
  } = useDocumentInfo()
  if (!hasPublishPermission) return null
  const isUploading = uploadStatus === 'uploading'
  const isAhead = modified || unpublishedVersionCount > 0 || !hasPublishedDoc
  const publish = async () => {
    const action = `${config.routes.api}/${collectionSlug}${id ? `/${id}` : ''}?depth=0`
    const published = await submit({ action, overrides: { _status: 'published' } })
    if (!published) return
    setUnpublishedVersionCount(0)
    setMostRecentVersionIsAutosaved(false)
    setHasPublishedDoc(true)
  }
  return (
    <FormSubmit
      buttonId="action-save"
      type="button"
      size="medium"
      disabled={isUploading || !isAhead}
      onClick={() => void publish()}
    >
      Publish changes
    </FormSubmit>
  )
}
