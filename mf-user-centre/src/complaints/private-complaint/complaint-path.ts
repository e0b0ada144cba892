/** Path of the page of a private complaint, without the language. */
export const complaintPath = (code: string): string => `/user/complaints/private.html?code=${code}`

/** Path of the visitor's private complaints, without the language. */
export const privateListPath = '/user/complaints.html?tab=private'

/** Path of the form for a private complaint in another area, without the language; agreed between all areas (decisions 72). */
export const filePath = '/exposure/complaint.html'
