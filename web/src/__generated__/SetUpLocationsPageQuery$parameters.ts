/**
 * @generated SignedSource<<c5211d7dec818c69c18f45b78299cb08>>
 * @relayHash 2de39714eff0cbe61f0b4c8c1495a83e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d990736544befa1d68429dcc39136d72f817431078fefd006a9a884ec64989b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpLocationsPageQuery } from './SetUpLocationsPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpLocationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7d990736544befa1d68429dcc39136d72f817431078fefd006a9a884ec64989b",
    "metadata": {},
    "name": "SetUpLocationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
