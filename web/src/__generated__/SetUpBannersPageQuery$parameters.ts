/**
 * @generated SignedSource<<7826c4c1e3c639e3015ede3d76d678eb>>
 * @relayHash fc73fe9942fad9aaf3b2a7f90049c3a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9fa09d0b887d9b8cf122118ed786ec8886f0e04dd3331f70473fd5a27e9c5e24

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpBannersPageQuery } from './SetUpBannersPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpBannersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9fa09d0b887d9b8cf122118ed786ec8886f0e04dd3331f70473fd5a27e9c5e24",
    "metadata": {},
    "name": "SetUpBannersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
