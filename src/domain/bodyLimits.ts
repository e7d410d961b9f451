/** Largest body of a request by a visitor, in bytes: searches, forms, questions. */
export const BODY_MAX_BYTES = 64_000
/** Most rows one REST list request returns. */
export const LIST_LIMIT_MAX = 100
/** Largest JSON body the REST API reads, in bytes. */
export const JSON_BODY_MAX_BYTES = 1_000_000
/** Largest mail that is taken as an answer to a lead, in bytes. */
export const MAIL_MAX_BYTES = 10_000_000
/** Largest upload, in bytes. */
export const UPLOAD_MAX_BYTES = 25_000_000
