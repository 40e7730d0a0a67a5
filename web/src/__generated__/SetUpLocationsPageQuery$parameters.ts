/**
 * @generated SignedSource<<c3d4897c728d94f3dd7ec70b937122dd>>
 * @relayHash 5e8261fa7d541890f0430d9a96ae9db7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98345f363a3d5f387792ab734ea5c4e4e542104ebbb8507db1d9f9894cd18744

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpLocationsPageQuery } from './SetUpLocationsPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpLocationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "98345f363a3d5f387792ab734ea5c4e4e542104ebbb8507db1d9f9894cd18744",
    "metadata": {},
    "name": "SetUpLocationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
