/**
 * Where the reminder of an unverified address will hang: under the header, in every page
 * (specification, section 2, "Global chrome"). Nobody can sign up yet, so nobody is reminded.
 */
export function VerificationPlace() {
  return null;
}
