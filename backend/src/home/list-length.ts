/** Spec 9: so many items at most stand in a list of the header, the footer or the home page. */
export const LIST_LENGTH = 8
