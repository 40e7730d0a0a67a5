/**
 * @generated SignedSource<<ad2bba440328654fd43c66d5a32cc5f7>>
 * @relayHash fc2513e8c6497397ca50b516028d569d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f0857193f8530957553e04d9a70c153b5e2e223c16d0fd8b8c134f4bf7aeb77

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StaffPageQuery } from './StaffPageQuery.graphql';

const node: PreloadableConcreteRequest<StaffPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8f0857193f8530957553e04d9a70c153b5e2e223c16d0fd8b8c134f4bf7aeb77",
    "metadata": {},
    "name": "StaffPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
