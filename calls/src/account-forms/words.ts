/** Keys of the shell's texts (shell/src/strings/keys.ts) that its forms answer with. */
export const shellWords = {
  codeGuessed: 10320,
  rulesMissing: 10366,
  addressTaken: 10373,
  fillIn: 10374,
} as const

/** Keys of the user centre's texts (mf-user-centre/src/strings/keys.ts) that its forms answer with. */
export const accountWords = {
  loggedOut: 40021,
  passwordsDiffer: 40126,
  nickLength: 40128,
  fillIn: 40129,
  passwordLength: 40130,
  choosePicture: 40136,
  pictureTooLarge: 40137,
  deleteWord: 40229,
  wrongWord: 40231,
  deleted: 40232,
  howManyPictures: 40427,
  realNameLength: 40428,
  documentNumberLength: 40429,
  tooManyProofs: 40826,
  codeForm: 40831,
  nameLength: 40832,
  licenceLength: 40833,
  websiteForm: 40834,
  contactLength: 40835,
  emailForm: 40836,
  whatForLength: 40866,
  reasonNeeded: 41136,
  sentAlready: 41450,
} as const
