/**
 * @generated SignedSource<<3d437a5f95ae3fb5454e2abd7cc8063f>>
 * @relayHash 4b39ffadef8f90614508230c113db67c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f3e4453205767edf7ea0ff5b5f9983913c824bcdd2b73b24eddf86a3d46263a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditBillingPageQuery } from './EditBillingPageQuery.graphql';

const node: PreloadableConcreteRequest<EditBillingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2f3e4453205767edf7ea0ff5b5f9983913c824bcdd2b73b24eddf86a3d46263a",
    "metadata": {},
    "name": "EditBillingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
