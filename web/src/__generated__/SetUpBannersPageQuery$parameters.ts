/**
 * @generated SignedSource<<f180f07e2adc510c3c7fb2c9893aac8c>>
 * @relayHash 22e8a69e419755d30928852d7edf0c4f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 956107fa4b1cd070c4e79a2e89d054b92692763301d460a753594036baa6b403

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpBannersPageQuery } from './SetUpBannersPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpBannersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "956107fa4b1cd070c4e79a2e89d054b92692763301d460a753594036baa6b403",
    "metadata": {},
    "name": "SetUpBannersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
