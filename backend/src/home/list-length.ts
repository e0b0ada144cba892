/** Spec 9: maximum number of items in a list of the header, the footer or the home page. */
export const LIST_LENGTH = 8
